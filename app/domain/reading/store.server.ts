export { countFeedback, giveFeedback, markFeedbackSeen, type FeedbackCount } from './feedback-store.server.ts'
export { keepPlace, markRead, markUnread, noteOpening, openArticle } from './marks-store.server.ts'
export { readReader, type Reader } from './reader-store.server.ts'
export { eraseReadingOfPerson, latestReads, readingOfPerson } from './people-store.server.ts'
