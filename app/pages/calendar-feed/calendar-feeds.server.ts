import { isFeedKind, type FeedFile, type FeedKind } from '#app/domain/competitions/feed/feed-file.ts'
import { findFeedOwner, readFeed } from '#app/domain/competitions/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { calendarHeaders, privateHeaders } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import type { AnswerReady, ReadyAnswer, ReadyQuestion } from '#app/http/ready-answer.ts'

const feedPath = /^\/agenda\/([\w-]{32})\/([a-z-]+)\.ics$/

const wrongAddresses = rateLimit({ name: 'feeds-wrong', points: 30, seconds: 60 })
const wholeFeeds = rateLimit({ name: 'feeds-whole', points: 60, seconds: 600 })

/** `/agenda/{secret}/tout.ics` and `mes-courses.ics`: no sign-in, no cookie, answered before the framework. */
export function calendarFeeds(services: Services): AnswerReady {
  const wrong = wrongAddresses(services)
  const whole = wholeFeeds(services)

  return (question) => {
    const [, secret = '', kind = ''] = feedPath.exec(question.path) ?? []
    return isFeedKind(kind) ? answer(question, secret, kind) : undefined
  }

  async function answer(
    { address, knows }: ReadyQuestion,
    secret: string,
    kind: FeedKind,
  ): Promise<ReadyAnswer> {
    const owner = await findFeedOwner(services, secret)
    if (!owner) return refuse(address)
    const file = await readFeed(services, owner, kind)
    if (knows(file.tag)) return { status: 304, ...tagged(file, kind) }
    const wait = await whole.take(`${owner.viewer.memberId} ${kind}`)
    return wait > 0 ? tooOften(wait) : { status: 200, body: file.octets, ...tagged(file, kind) }
  }

  // A right address always answers: behind one network address there may be many calendars, one of them out of date.
  async function refuse(address: string): Promise<ReadyAnswer> {
    const wait = await wrong.take(visitorKey(address))
    if (wait > 0) return tooOften(wait)
    return { status: 404, text: 'Ce calendrier n’existe pas, ou plus.', headers: privateHeaders }
  }
}

function tagged(file: FeedFile, kind: FeedKind) {
  return { tag: file.tag, headers: calendarHeaders(`${kind}.ics`, file.changedAt) }
}

function tooOften(seconds: number): ReadyAnswer {
  const headers = [...privateHeaders, ['retry-after', String(seconds)] as const]
  return { status: 429, text: 'Trop de lectures\u00a0: réessayez plus tard.', headers }
}
