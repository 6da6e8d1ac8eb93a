const words: Record<string, string> = {
  read: 'View data about your public profile',
  'activity:read': 'View data about your activities',
  'activity:read_all': 'View data about your private activities',
}

/** The page where an athlete unticks what they do not grant, authorises or cancels. */
export function consentPage(asked: URLSearchParams): string {
  const hidden = ['redirect_uri', 'state'].map(
    (name) => `<input type="hidden" name="${name}" value="${escaped(asked.get(name) ?? '')}">`,
  )
  const scopes = (asked.get('scope') ?? '')
    .split(',')
    .map(
      (scope) =>
        `<p><label><input type="checkbox" name="scope" value="${escaped(scope)}" checked> ${escaped(words[scope] ?? scope)}</label></p>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Authorize</title>
<h1>Authorize Allure to connect to Strava</h1>
<form action="/oauth/consent">${hidden.join('')}${scopes.join('')}
<button name="act" value="authorize">Authorize</button> <button name="act" value="cancel">Cancel</button></form></html>`
}

export const fullPage = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Error</title>
<h1>Error 403: Limit of connected athletes exceeded</h1></html>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
