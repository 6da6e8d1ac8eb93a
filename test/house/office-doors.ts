/** Where the office changes what a file says, or why nobody changes it on the site. The first pattern that fits counts. */
type Door = { readonly files: RegExp } & ({ readonly door: string } | { readonly reason: string })

const tool = 'words of an instrument: fields, units and results, tested together with its calculation'

export const doors: readonly Door[] = [
  { files: /^content\/info\/menus\.yml$/, door: '/admin/reglages/faits/menus' },
  { files: /^content\/info\/entreprise\.yml$/, door: '/admin/reglages/faits' },
  { files: /^content\/private\/banque\.yml$/, door: '/admin/reglages/faits/virements' },
  { files: /^content\/private\/durees\.yml$/, door: '/admin/reglages/faits/durees' },
  { files: /^content\/private\/rappels\.yml$/, door: '/admin/reglages/faits/rappels' },
  { files: /^content\/private\/second-facteur\.yml$/, door: '/admin/reglages/faits/second-facteur' },
  { files: /^content\/shop\//, door: '/admin/produits/:product' },
  { files: /^content\/(info|nosStages|espaceAthlete)\//, door: '/admin/textes/:document' },
  { files: /^content\/samples\/competitions\.yml$/, door: '/admin/competitions/:competition/modifier' },
  {
    files: /^content\/collections\/labels\.json$/,
    reason: 'what the office itself calls its fields, beside their schemas',
  },
  { files: /^app\/emails\/account-words\.json$/, door: '/admin/reglages/e-mails' },
  { files: /^content\/private\/e-mails\.yml$/, door: '/admin/reglages/e-mails/:mail' },
  { files: /^app\/ui\//, reason: 'drawings, icons and outlines of letters: no words' },
  { files: /^app\/seo\/public-pages\.json$/, reason: 'which drawing each page has when it is shared' },
  {
    files: /^app\/pages\/search\/suggested-pages\.json$/,
    reason:
      'names and addresses of pages that stay; the words that find them: /admin/textes/info~recherche.yml',
  },
  {
    files: /^app\/domain\/account-data\/notices\.json$/,
    reason: 'information due by GDPR art. 13, compared with the register by a test',
  },
  { files: /^app\/domain\/accounts\/common-passwords\.json$/, reason: 'a list of refused passwords' },
  {
    files: /^app\/domain\/training\/qualification\//,
    reason: 'slots and coefficients as the organiser publishes them, each with its source and tests',
  },
  {
    files: /^app\/domain\/(training|competitions)\//,
    reason: 'measures of the sport (records, zones, formats), each with its source and tests',
  },
  { files: /^app\/pages\/tools\//, reason: tool },
]
