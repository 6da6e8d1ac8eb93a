import { escapeHtml } from '#app/domain/shared/escape-html.ts'

export type SitemapEntry = { path: string; changedOn: string }

export function sitemapOf(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    return `<url><loc>${escapeHtml(`${siteUrl}${path}`)}</loc><lastmod>${changedOn}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
