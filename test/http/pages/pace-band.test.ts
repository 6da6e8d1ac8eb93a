import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../pdf/measures.ts'
import { readPdfText } from '../../pdf/text.ts'
import { useSite } from '../use-site.ts'

const tool = '/nos-outils/calculateur-allure-running'
const marathon = 'distance=marathon&temps=3:29:59&strategie=progressive'
const files = ['bracelet.pdf', 'bracelet.png', 'passages.csv']

describe('the files of a pace band', () => {
  const { get } = useSite({ TRUST_PROXY: 'on' })

  test('each is a file for its visitor alone, with a name of its own', async () => {
    for (const [file, type, name] of [
      ['bracelet.pdf', 'application/pdf', 'bracelet-42195m-3h29min59.pdf'],
      ['bracelet.png', 'image/png', 'bracelet-42195m-3h29min59.png'],
      ['passages.csv', 'text/csv; charset=utf-8', 'passages-42195m-3h29min59.csv'],
    ]) {
      const answer = await get(`${tool}/${file}?${marathon}`)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
    }
  })

  test('the PDF is a lying A4 with a band of 200 × 25 mm', async () => {
    const bytes = await bytesOf(`${tool}/bracelet.pdf?${marathon}`)
    const { pages, rectangles } = readPdf(bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(297, 1)
    expect(pages[0]?.height).toBeCloseTo(210, 1)
    expect(rectangles[0]?.width).toBeCloseTo(200, 2)
    expect(rectangles[0]?.height).toBeCloseTo(25, 2)
    expect((await readPdfText(bytes)).places.map(({ text }) => text)).toContain('2:29:54')
  })

  test('the picture has the size of a telephone’s screen', async () => {
    const { width, height, format } = await sharp(
      await bytesOf(`${tool}/bracelet.png?${marathon}`),
    ).metadata()
    expect({ width, height, format }).toEqual({ width: 1179, height: 2556, format: 'png' })
  })

  test('the table has the passages the page shows, at its interval', async () => {
    const table = (await bytesOf(`${tool}/passages.csv?${marathon}&intervalle=5000`)).toString()
    expect(table.startsWith('\ufeffDistance (km);')).toBe(true)
    expect(table).toContain('\r\n30;2:29:54;')
    expect(table.trimEnd().split('\r\n')).toHaveLength(1 + 9)
    const kilometres = (await bytesOf(`${tool}/passages.csv?${marathon}&intervalle=1000`)).toString()
    expect(kilometres.trimEnd().split('\r\n')).toHaveLength(1 + 43)
  })

  test('without a query, they are those of the example on the page', async () => {
    const answer = await get(`${tool}/bracelet.pdf`)
    expect(answer.status).toBe(200)
  })

  test('the page leads to them without a script', async () => {
    const html = await (await get(`${tool}?distance=10&temps=45:00`)).text()
    for (const file of files) expect(html).toContain(`href="${tool}/${file}?distance=10&amp;temps=45%3A00"`)
  })

  test.each([
    'distance=',
    'distance=marathon',
    'distance=0&temps=0',
    'distance=-5&temps=-1',
    'distance=1e400&temps=1e400',
    'distance=NaN&temps=Infinity',
    'distance=10&temps=🏃',
    'distance=<script>&temps=%09',
    'distance=10&temps=45:00&strategie=prudente&ecart=900',
    'distance=10&temps=45:00&temps=',
    `distance=${'9'.repeat(900)}`,
  ])('%s: no file, and a sentence that says why', async (query) => {
    for (const file of files) {
      const answer = await get(`${tool}/${file}?${query}`)
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const sentence = await answer.text()
      expect(sentence).toMatch(/^[A-ZÉ].*\.\n$/)
      expect(sentence).not.toMatch(/NaN|undefined|<script>/)
    }
  })

  test.each(['distance=9999 km&temps=999h', 'distance=60 m&temps=1 s', 'distance=0.01 m&temps=900h'])(
    '%s: absurd, and drawn all the same',
    async (query) => {
      for (const file of ['bracelet.pdf', 'bracelet.png']) {
        const answer = await get(`${tool}/${file}?${query}`, { 'x-forwarded-for': '192.0.2.7' })
        expect(answer.status).toBe(200)
        await answer.arrayBuffer()
      }
    },
  )

  test('nobody keeps the server drawing; others go on', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const address = `${tool}/passages.csv?${marathon}`
    for (let round = 0; round < 40; round += 1) await get(address, from('192.0.2.1'))
    const refused = await get(address, from('192.0.2.1'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('réessayez dans')
    expect((await get(address, from('192.0.2.2'))).status).toBe(200)
    expect((await get(tool, from('192.0.2.1'))).status).toBe(200)
  })

  async function bytesOf(address: string): Promise<Buffer> {
    return Buffer.from(await (await get(address, { 'x-forwarded-for': '192.0.2.9' })).arrayBuffer())
  }
})
