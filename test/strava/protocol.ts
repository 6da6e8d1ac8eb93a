import { fault, type Answer, type Athlete, type Grant } from './records.ts'

type Asked = { path: string; query: URLSearchParams; grant: Grant | undefined }

/** What v3 answers to whoever may read activities. */
export function answerV3({ path, query, grant }: Asked, athletes: Map<number, Athlete>): Answer {
  if (!grant) return fault(401, 'Athlete', 'access_token', 'invalid')
  const athlete = athletes.get(grant.athleteId)
  if (path === '/athlete') return { status: 200, body: { id: grant.athleteId, firstname: 'Camille' } }
  if (!/activity:read/.test(grant.scope))
    return fault(401, 'AccessToken', 'activity:read_permission', 'missing')
  const seesAll = grant.scope.includes('activity:read_all')
  const activities = (athlete?.activities ?? []).filter(
    ({ detail }) => seesAll || detail.visibility !== 'only_me',
  )
  if (path === '/athlete/activities') {
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)]
    if (perPage > 200) return fault(400, 'Activity', 'per_page', 'limit exceeded')
    // A list has no laps.
    const between = activities.filter(({ detail }) => {
      const at = Date.parse(String(detail.start_date)) / 1000
      return at > Number(query.get('after') ?? 0) && at < Number(query.get('before') ?? Infinity)
    })
    const summaries = between.map(({ detail }) => ({ ...detail, laps: undefined }))
    return { status: 200, body: summaries.slice((page - 1) * perPage, page * perPage) }
  }
  const [, id, columns] = /^\/activities\/(\d+)(\/streams)?$/.exec(path) ?? []
  const found = activities.find(({ detail }) => String(detail.id) === id)
  if (!found) return fault(404, 'Activity', 'id', 'not found')
  if (!columns) return { status: 200, body: found.detail }
  const asked = (query.get('keys') ?? '').split(',')
  const streams = Object.entries(found.streams).filter(([key]) => asked.includes(key))
  if (streams.length === 0) return fault(404, 'Streams', 'id', 'not found')
  return {
    status: 200,
    body: Object.fromEntries(
      streams.map(([key, data]) => [
        key,
        { data, series_type: 'distance', original_size: data.length, resolution: 'high' },
      ]),
    ),
  }
}
