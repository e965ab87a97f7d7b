//! plotters by its backend of bitmaps. It writes no PDF.
//!
//! usage: peer-plotters barImages COUNT [FILE]
//!
//! See Benchmarks/Peers/peer.py: a chart, then COUNT more; prints how many bytes these have.
use plotters::prelude::*;
use std::error::Error;
use std::path::{Path, PathBuf};

fn chart(number: u32, file: &Path) -> Result<u64, Box<dyn Error>> {
    let root = BitMapBackend::new(file, (480, 300)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .margin(8)
        .x_label_area_size(40)
        .y_label_area_size(40)
        .build_cartesian_2d((0u32..50).into_segmented(), 0u32..100)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_labels(50)
        .x_label_formatter(&|name| match name {
            SegmentValue::CenterOf(index) => format!("N{index}"),
            _ => String::new(),
        })
        .label_style(("Roboto", 10))
        .x_label_style(("Roboto", 10).into_font().transform(FontTransform::Rotate90))
        .x_desc("Name")
        .y_desc("Value")
        .draw()?;
    chart.draw_series(
        Histogram::vertical(&chart)
            .style(BLUE.filled())
            .margin(1)
            .data((0..50).map(|index| (index, (index * 31 + number) % 97))),
    )?;
    root.present()?;
    Ok(std::fs::metadata(file)?.len())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let count = match arguments.as_slice() {
        [work, count, ..] if work == "barImages" => count.parse::<u32>()?,
        _ => return Err("usage: peer-plotters barImages COUNT [FILE]".into()),
    };
    // Its encoder writes files only; this one is in memory.
    let scratch = PathBuf::from(format!("/dev/shm/peer-plotters-{}.png", std::process::id()));
    chart(0, arguments.get(2).map_or(scratch.as_path(), Path::new))?;
    let mut bytes = 0;
    for number in 0..count {
        bytes += chart(number, &scratch)?;
    }
    std::fs::remove_file(&scratch).or_else(|error| if count == 0 { Ok(()) } else { Err(error) })?;
    println!("{bytes}");
    Ok(())
}
