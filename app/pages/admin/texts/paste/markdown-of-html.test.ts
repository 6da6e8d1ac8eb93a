import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { markdownOfTree } from './markdown-of-html.ts'

const markdownOfHtml = (html: string) => markdownOfTree(fromHtmlIsomorphic(html, { fragment: true }))

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1>La séance<o:p></o:p></h1>
<p class=MsoNormal style='margin:0cm'><span style='font-weight:bold'>Échauffez-vous</span>&nbsp;: <i>vingt minutes</i>.<o:p></o:p></p>
<ul><li>un footing</li><li>des <b>gammes</b></li></ul>
<table><tr><th>Allure</th><th>10&nbsp;km</th></tr><tr><td>5′00″</td><td>50:00</td></tr></table><!--EndFragment--></body></html>`

test('what Word copies becomes headings, lists, bold words and tables, fit for an article', async () => {
  const text = markdownOfHtml(word)
  expect(text).toContain('## La séance')
  expect(text).toContain('**Échauffez-vous** : *vingt minutes*.')
  expect(text).toContain('- un footing\n- des **gammes**')
  expect(text).toMatch(/\| Allure \| 10 km \|\n\|[ -]+\|[ -]+\|\n\| 5′00″ {2}\| 50:00 \|/)
  const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
  const header = '---\ntitle: T\ndescription: D\nupdatedOn: 2026-11-01\n---\n\n'
  expect(await content.checkDocument('espaceAthlete', 'essai.md', `${header}${text}\n`)).toEqual([])
  content.close()
})

test('what a page online copies loses its scripts, pictures and styles, and keeps its words and links', () => {
  const html = `<b style="font-weight:normal"><p onclick="steal()">Lire <a href="https://example.org/a" onmouseover="x()">ceci</a>,
<a href="javascript:steal()">cela</a> et <a href="//ailleurs.example">là</a>.</p></b>
<script>steal()</script><img src=x onerror="steal()"><iframe src="https://example.org"></iframe><svg><a href="javascript:x()">s</a></svg>
<p style="display:none">caché</p>`
  expect(markdownOfHtml(html)).toBe('Lire [ceci](https://example.org/a), cela et là.')
  expect(markdownOfHtml('<p>&lt;script&gt;x&lt;/script&gt; 3 * 4 * 5</p>')).toBe(
    '\\<script>x\\</script> 3 \\* 4 \\* 5',
  )
})

test('hundreds of thousands of characters, and what is nested without end, are answered', () => {
  const long = markdownOfHtml('<p>Un mot de plus.</p>'.repeat(10_000))
  expect(long.split('\n\n')).toHaveLength(10_000)
  expect(markdownOfHtml(`${'<div>'.repeat(500)}fond`)).toBe('fond')
})
