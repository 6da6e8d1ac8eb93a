import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test.each([
  [
    'calculateur-allure-natation/passages.csv?distance=1500&temps=25:45&pas=100',
    'passages-natation-1500m.csv',
    'Distance (m);Longueurs;Passage (h:mm:ss);Passage (s)',
    '100;4;0:01:43;103',
    16,
  ],
  [
    'calculateur-temps-triathlon/segments.csv?format=M&natation=1:52&velo=32,5&course=4:37',
    'triathlon-M.csv',
    'Segment;Distance (m);Allure;Temps (h:mm:ss);Temps (s);Cumul (s)',
    'Natation;1500;1′52″/100\u00a0m;0:28:00;1680;1680',
    6,
  ],
  [
    'calculateur-equivalence-running/equivalences.csv?distance=10%20km&temps=45:30',
    'equivalences-10000m.csv',
    'Distance (m);Moyenne (h:mm:ss);Moyenne (s);Fourchette basse (s);Fourchette haute (s);Daniels (s);Riegel (s);Cameron (s);Purdy (s);Vickers (s)',
    '10000;0:45:30;2730;2730;2730;2730;2730;2730;2730;',
    19,
  ],
  [
    'ironman-age-group-qualification-system/temps-par-age.csv?systeme=2025-11&groupe=F45-49&temps=10:38:12',
    'temps-par-age-2025-11.csv',
    'Groupe d’âge;Temps équivalent (h:mm:ss);Temps équivalent (s)',
    'F\u00a045–49;10:38:12;38292',
    29,
  ],
])('%s opens in a French spreadsheet', async (address, name, heads, row, count) => {
  const answer = await get(`/nos-outils/${address}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const lines = bytes.subarray(3).toString().split('\r\n')
  expect(lines[0]).toBe(heads)
  expect(lines).toContain(row)
  expect(lines).toHaveLength(count + 1)
  for (const cell of lines.slice(1, -1).flatMap((line) => line.split(';')))
    expect(cell).not.toMatch(/^[=+@-]/)
})

test.each([
  'calculateur-allure-natation/passages.csv?distance=loin&temps=%3Dcmd()',
  'calculateur-temps-triathlon/segments.csv?natation=abc',
  'calculateur-equivalence-running/equivalences.csv?distance=10%20km&temps=%3Dcmd()',
  'ironman-age-group-qualification-system/temps-par-age.csv?groupe=X&temps=10h',
])('%s: no rows, and a word that says why', async (address) => {
  const answer = await get(`/nos-outils/${address}`)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Complétez')
})
