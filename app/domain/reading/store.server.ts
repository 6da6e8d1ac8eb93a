export { countFeedback, giveFeedback, readFeedback, type FeedbackCount } from './feedback-store.server.ts'
export { forgetMarks, keepPlace, markRead, markUnread, openArticle, readMarks } from './marks-store.server.ts'
export { readReader, type Reader } from './reader-store.server.ts'
export { eraseReadingOfPerson, readingOfPerson } from './people-store.server.ts'
