import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** However it is written: as itself, escaped, or as an entity. */
const wideSpace = String.raw`(?:\u00a0|\\u00a0|\\xa0|&nbsp;|&#160;|&#xa0;)`
const misplaced = new RegExp(`${wideSpace}[;!?»]|«${wideSpace}`, 'i')

test('the no-break space before ; ! ? and inside « » is the narrow one, U+202F', () => {
  const lines = sourceFiles(['.ts', '.tsx', '.json'])
    .filter(({ path }) => /^(?:app|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })),
    )
  expect(lines.filter(({ line }) => misplaced.test(line))).toEqual([])
})

test('no line ends between a guillemet and its words', () => {
  const comment = /^\s*(?:\/\/|\*|\/\*|\{\/\*)/
  const lines = sourceFiles(['.ts', '.tsx'])
    .filter(({ path }) => /^app\/(?:pages|emails|ui)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })),
    )
  expect(lines.filter(({ line }) => /« | »/.test(line) && !comment.test(line))).toEqual([])
})

test.each(['perdu\u00a0?', String.raw`perdu\u00A0!`, 'perdu&nbsp;; voilà', '«\u00a0perdu', 'perdu&#160;»'])(
  'it is found in « %s »',
  (text) => expect(text).toMatch(misplaced),
)

test.each([
  'perdu&#8239;?',
  'prix\u00a0: 12',
  String.raw`const space = '\u00a0'; next`,
  '«\u202fperdu\u202f»',
])('« %s » is as it should be', (text) => expect(text).not.toMatch(misplaced))
