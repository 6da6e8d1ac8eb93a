type Headers = readonly (readonly [string, string])[]

export const privateHeaders: Headers = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
]

/**
 * What a calendar is sent with. Calendar programs ask again after some minutes at the earliest. The day of the last change
 * is for people: something taken away changes the tag, not that day.
 */
export function calendarHeaders(fileName: string, changedAt: Date | undefined): Headers {
  return [
    ...privateHeaders,
    ['content-type', 'text/calendar; charset=utf-8'],
    ['content-disposition', `inline; filename="${fileName}"`],
    ['cache-control', 'private, max-age=300'],
    ...(changedAt ? [['last-modified', changedAt.toUTCString()] as const] : []),
  ]
}
