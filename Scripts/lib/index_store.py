"""Reads the index that the Swift compiler writes while it builds: who refers to what, and where.

The library is `libIndexStore.so` of the toolchain, by its C interface (`indexstore/indexstore.h`).
An index names every occurrence of a symbol: of types, extensions and their members, free functions
and operators, calls that the source does not spell out included.
"""
import ctypes
import shutil
from dataclasses import dataclass
from pathlib import Path

DEFINITION, REFERENCE = 1 << 1, 1 << 2
MODULE = 1  # the kind of a symbol that is a module's name
RECORD = 2  # the kind of a unit's dependency that is the record of a file


class _String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


_APPLY_STRING = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _String)
_APPLY_POINTER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_POINTER, _ERROR = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)

# name: result, arguments
_FUNCTIONS = {
    "store_create": (_POINTER, [ctypes.c_char_p, _ERROR]),
    "store_dispose": (None, [_POINTER]),
    "store_units_apply_f": (ctypes.c_bool, [_POINTER, ctypes.c_uint, _POINTER, _APPLY_STRING]),
    "unit_reader_create": (_POINTER, [_POINTER, ctypes.c_char_p, _ERROR]),
    "unit_reader_dispose": (None, [_POINTER]),
    "unit_reader_get_module_name": (_String, [_POINTER]),
    "unit_reader_get_main_file": (_String, [_POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [_POINTER, _POINTER, _APPLY_POINTER]),
    "unit_dependency_get_kind": (ctypes.c_int, [_POINTER]),
    "unit_dependency_get_name": (_String, [_POINTER]),
    "unit_dependency_get_filepath": (_String, [_POINTER]),
    "record_reader_create": (_POINTER, [_POINTER, ctypes.c_char_p, _ERROR]),
    "record_reader_dispose": (None, [_POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [_POINTER, _POINTER, _APPLY_POINTER]),
    "occurrence_get_symbol": (_POINTER, [_POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [_POINTER]),
    "occurrence_get_line_col": (None, [_POINTER] + [ctypes.POINTER(ctypes.c_uint)] * 2),
    "symbol_get_kind": (ctypes.c_int, [_POINTER]),
    "symbol_get_name": (_String, [_POINTER]),
    "symbol_get_usr": (_String, [_POINTER]),
}


@dataclass(frozen=True)
class Occurrence:
    usr: str
    name: str
    line: int
    defines: bool


def _library():
    compiler = shutil.which("swiftc")
    if not compiler:
        raise SystemExit("index: there is no swiftc here; install Swift")
    path = Path(compiler).resolve().parent.parent / "lib" / "libIndexStore.so"
    library = ctypes.CDLL(str(path))
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(library, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return library


def occurrences(store, module, root):
    """The occurrences in each source file of a module, by the file's path within `root`.

    Files that no longer exist are left out: an index keeps their last state.
    """
    library = _library()
    call = lambda name, *arguments: getattr(library, f"indexstore_{name}")(*arguments)
    error = ctypes.c_void_p()
    handle = call("store_create", str(store).encode(), ctypes.byref(error))
    if not handle:
        raise SystemExit(f"index: {store} is no index; build first (swift build)")

    units, found = [], {}
    call("store_units_apply_f", handle, 0, None,
         _APPLY_STRING(lambda _, name: units.append(str(name)) or True))
    for unit in units:
        reader = call("unit_reader_create", handle, unit.encode(), ctypes.byref(error))
        if not reader:
            continue
        path = Path(str(call("unit_reader_get_main_file", reader)))
        if (str(call("unit_reader_get_module_name", reader)) == module
                and path.is_relative_to(root) and path.exists()):
            records = []

            def dependency(_, value):
                if (call("unit_dependency_get_kind", value) == RECORD
                        and str(call("unit_dependency_get_filepath", value)) == str(path)):
                    records.append(str(call("unit_dependency_get_name", value)))
                return True

            call("unit_reader_dependencies_apply_f", reader, None, _APPLY_POINTER(dependency))
            for record in records:
                found[str(path.relative_to(root))] = _read(library, handle, record)
        call("unit_reader_dispose", reader)
    call("store_dispose", handle)
    return found


def _read(library, handle, record):
    error, result = ctypes.c_void_p(), []
    reader = library.indexstore_record_reader_create(handle, record.encode(), ctypes.byref(error))
    if not reader:
        raise SystemExit(f"index: the record {record} cannot be read; build anew")

    def occurrence(_, value):
        symbol = library.indexstore_occurrence_get_symbol(value)
        roles = library.indexstore_occurrence_get_roles(value)
        if library.indexstore_symbol_get_kind(symbol) != MODULE and roles & (DEFINITION | REFERENCE):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            library.indexstore_occurrence_get_line_col(value, line, column)
            result.append(Occurrence(
                str(library.indexstore_symbol_get_usr(symbol)),
                str(library.indexstore_symbol_get_name(symbol)), line.value,
                bool(roles & DEFINITION)))
        return True

    library.indexstore_record_reader_occurrences_apply_f(reader, None, _APPLY_POINTER(occurrence))
    library.indexstore_record_reader_dispose(reader)
    return result
