import type { CampSheetLine } from '#app/domain/camps/sheet/sheet-store.server.ts'
import { escapeHtml } from '#app/domain/shared/escape-html.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'

type Camp = { readonly title: string; readonly dates: string; readonly location: string }
type Line = Pick<CampSheetLine, 'name' | 'phone' | 'emergencyName' | 'emergencyPhone' | 'guardianName'>

/** Names and whom to call, as a page of its own that needs neither network nor script; nothing of health is in it. */
export function offlineSheet({ title, dates, location }: Camp, lines: readonly Line[]): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}, urgences</title>
<style>
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; }
li { padding: 0.75rem 0; border-top: 1px solid; }
ul { padding: 0; list-style: none; }
a { display: inline-block; min-height: 44px; line-height: 44px; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(dates)}, ${escapeHtml(location)}. Secours\u00a0: <a href="tel:112">112</a>. Effacez cette page après le stage.</p>
<ul>
${lines.map(itemOf).join('\n')}
</ul>
</html>
`
}

function itemOf({ name, phone, emergencyName, emergencyPhone, guardianName }: Line): string {
  const own = phone === undefined ? '' : `${call(phone)}<br>`
  const guardian =
    guardianName === undefined ? '' : `Représentant légal\u00a0: ${escapeHtml(guardianName)}<br>`
  return `<li><b>${escapeHtml(name)}</b><br>${own}${guardian}Urgence\u00a0: ${escapeHtml(emergencyName)}, ${call(emergencyPhone)}</li>`
}

function call(phone: string): string {
  const { shown, link } = phoneOf(phone)
  return `<a href="${escapeHtml(link)}">${escapeHtml(shown)}</a>`
}
