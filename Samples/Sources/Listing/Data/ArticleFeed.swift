import Easel

/// Articles as a database or a connection hands them out: one after another, once.
struct ArticleStream: AsyncSequence, AsyncIteratorProtocol {
  private var articles: Articles

  init(_ articles: Articles) { self.articles = articles }

  func makeAsyncIterator() -> ArticleStream { self }

  mutating func next(isolation: isolated (any Actor)?) async -> Article? { articles.next() }
}

/// Hands out the articles of a stream chapter by chapter, without reading any of them twice.
final class ArticleFeed {
  private var stream: ArticleStream
  /// The first article of the next chapter, which ended the one before.
  private var waiting: Article?

  init(_ stream: ArticleStream) { self.stream = stream }

  /// The articles of a chapter, after those of the chapters before it.
  func articles(of chapter: Catalogue.Chapter) -> ChapterArticles {
    ChapterArticles(feed: self, chapter: chapter.number - 1)
  }

  fileprivate func next(
    in chapter: Int, isolation: isolated (any Actor)?
  ) async -> Article? {
    if waiting == nil { waiting = await stream.next(isolation: isolation) }
    guard let article = waiting, article.group.chapter == chapter else { return nil }
    waiting = nil
    return article
  }
}

/// The articles of one chapter.
struct ChapterArticles: AsyncSequence, AsyncIteratorProtocol {
  let feed: ArticleFeed
  let chapter: Int

  func makeAsyncIterator() -> ChapterArticles { self }

  mutating func next(isolation: isolated (any Actor)?) async -> Article? {
    await feed.next(in: chapter, isolation: isolation)
  }
}
