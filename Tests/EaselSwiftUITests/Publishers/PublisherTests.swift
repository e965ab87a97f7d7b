import EaselSwiftUI
import Testing

private final class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var length = 0
  @Published var title = ""
  private var deliveries: Set<AnyCancellable> = []

  init() {
    $name.map(\.count).removeDuplicates().sink { [weak self] in self?.length = $0 }
      .store(in: &deliveries)
    $name.dropFirst().map { "\($0)!" }.assign(to: &$title)
  }
}

private enum Fault: Error { case broken }

@Suite struct PublisherTests {
  @Test func publishedBeginsWithTheValueAndSendsChanges() {
    let account = Account()
    #expect(account.length == 3)
    account.name = "Grace"
    #expect(account.length == 5)
  }

  @Test func assigningToAPublishedPropertySetsIt() {
    let account = Account()
    #expect(account.title.isEmpty)
    account.name = "Grace"
    #expect(account.title == "Grace!")
  }

  @Test func aCanceledDeliveryReceivesNothingMore() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let delivery = subject.sink { received.append($0) }
    subject.send(1)
    delivery.cancel()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func aReleasedDeliveryReceivesNothingMore() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var delivery: AnyCancellable? = subject.sink { received.append($0) }
    subject.send(1)
    delivery = nil
    subject.send(2)
    #expect(received == [1] && delivery == nil)
  }

  @Test func aCurrentValueComesFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    var received: [String] = []
    let delivery = subject.sink { received.append($0) }
    subject.value = "b"
    subject.send("c")
    #expect(received == ["a", "b", "c"] && subject.value == "c")
    delivery.cancel()
  }

  @Test func nothingFollowsTheEnd() {
    let subject = PassthroughSubject<Int, Fault>()
    var (values, ends) = ([Int](), 0)
    let delivery = subject.sink(receiveCompletion: { _ in ends += 1 }) { values.append($0) }
    subject.send(1)
    subject.send(completion: .failure(.broken))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(values == [1] && ends == 1)
    delivery.cancel()
  }

  @Test func combiningWaitsForBoth() {
    let (names, ages) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var received: [String] = []
    let delivery = names.combineLatest(ages).sink { received.append("\($0) \($1)") }
    names.send("Ada")
    ages.send(36)
    names.send("Grace")
    #expect(received == ["Ada 36", "Grace 36"])
    delivery.cancel()
  }

  @Test func aReceiverMayCancelWhileValuesArrive() {
    let subject = PassthroughSubject<Int, Never>()
    var deliveries: [AnyCancellable] = []
    var received: [Int] = []
    subject.sink { _ in deliveries.last?.cancel() }.store(in: &deliveries)
    subject.sink { received.append($0) }.store(in: &deliveries)
    subject.send(1)
    #expect(received.isEmpty)
  }

  @Test func scheduledValuesArriveAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let delivery = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main).sink { received.append($0) }
    subject.send(1)
    #expect(received == [1])
    delivery.cancel()
  }

  @Test func anObjectWithReceiversIsReleased() {
    weak var released: Account?
    do {
      let account = Account()
      account.name = "Grace"
      released = account
      #expect(released != nil)
    }
    #expect(released == nil)
  }
}
