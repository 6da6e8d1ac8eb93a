/**
 * Who may import whom, types too. The first room whose pattern fits a file owns it; a file no room owns is refused, so that
 * a new folder has to be named here first. `self` is what the room's own path captured (its subject, its page room).
 */
type Room = { name: string; files: RegExp; mayImport: (self: string) => RegExp[] }

const anything = /^/
const engine = /^packages\/content-engine\/src\//
const limitsOfAccounts =
  /^packages\/auth-server\/src\/(limits\/visitor-network|concurrency\/concurrency-limit)\.ts$/
const postgres = /^packages\/auth-server\/src\/postgres\.ts$/
const kit = /^app\/ui\/kit\//
const art = /^app\/ui\/art\//
const fonts = /^app\/ui\/(fonts|styles|outlines)\//
const collections = /^content\/(collections[/.]|shapes)/
const anyDomain = /^app\/domain\//
const rules = /^app\/domain\/[^/]+\/(?!.*\.server\.)/
const stores = /^app\/domain\/[^/]+\/store\.server\.ts$/
const http = /^app\/http\//
const session = /^app\/session\//
const outside = /^app\/outside\//
const emails = /^app\/emails\//
const database = /^db\//

export const rooms: Room[] = [
  {
    name: 'tests',
    files: /\.test\.tsx?$|^test\/|^bench\/|^packages\/[^/]+\/(test|bench)\//,
    mayImport: () => [anything],
  },
  { name: 'configuration', files: /^[^/]+\.config\.ts$/, mayImport: () => [/^(db|server|test)\//] },
  {
    name: 'auth server',
    files: /^packages\/auth-server\//,
    mayImport: () => [/^packages\/auth-server\//],
  },
  {
    name: 'content engine',
    files: /^packages\/content-engine\//,
    mayImport: () => [/^packages\/content-engine\//],
  },
  { name: 'database', files: /^db\//, mayImport: () => [database, postgres] },
  { name: 'content', files: /^content\//, mayImport: () => [/^content\//, engine] },
  {
    name: 'domain rules',
    files: /^app\/domain\/([^/]+)\/(?!.*\.server\.ts)/,
    mayImport: (subject) => [
      new RegExp(`^app/domain/(${subject}|shared|training/typed)/`),
      collections,
      engine,
    ],
  },
  {
    name: 'domain stores',
    files: /^app\/domain\/([^/]+)\//,
    mayImport: (subject) => [
      new RegExp(`^app/domain/(${subject}|shared)/`),
      stores,
      outside,
      database,
      engine,
      /^content\//,
    ],
  },
  { name: 'outside', files: outside, mayImport: () => [outside] },
  { name: 'emails', files: emails, mayImport: () => [emails, anyDomain, engine] },
  { name: 'documents', files: /^app\/documents\//, mayImport: () => [/^app\/documents\//, anyDomain, fonts] },
  { name: 'kit', files: kit, mayImport: () => [kit] },
  { name: 'art', files: art, mayImport: () => [art, fonts] },
  { name: 'fonts and styles', files: fonts, mayImport: () => [fonts] },
  { name: 'blocks', files: /^app\/ui\/blocks\//, mayImport: () => [/^app\/ui\//, rules, engine] },
  { name: 'seo', files: /^app\/seo\//, mayImport: () => [/^app\/seo\//, rules, http, art] },
  { name: 'shell', files: /^app\/shell\//, mayImport: () => [/^app\/shell\//] },
  { name: 'session', files: session, mayImport: () => [session, http, anyDomain, outside] },
  {
    name: 'http',
    files: http,
    mayImport: () => [
      http,
      session,
      anyDomain,
      outside,
      database,
      postgres,
      collections,
      engine,
      limitsOfAccounts,
    ],
  },
  {
    name: 'site content',
    files: /^app\/content\//,
    mayImport: () => [/^app\/content\//, anyDomain, http, engine, /^content\//],
  },
  {
    name: 'jobs',
    files: /^app\/jobs\//,
    mayImport: () => [/^app\/(jobs|domain|emails|documents|content|http|session|outside)\//],
  },
  {
    name: 'commands',
    files: /^app\/commands\//,
    mayImport: () => [
      /^app\/(entry\.application\.ts|(commands|domain|http|session|content|outside)\/)/,
      database,
      collections,
      engine,
    ],
  },
  {
    name: 'pages',
    files: /^app\/pages\/([^/]+)\//,
    mayImport: (room) => [
      new RegExp(`^app/pages/${room}/`),
      /^app\/(?!pages\/|outside\/)/,
      engine,
      /^content\//,
    ],
  },
  {
    name: 'root and entries',
    files: /^app\/(root|routes|entry\.(client|server|application|services))\.tsx?$/,
    mayImport: () => [/^app\//, database, /^packages\//],
  },
  {
    name: 'server',
    files: /^server\//,
    mayImport: () => [
      /^(server|packages|db)\//,
      /^app\/(entry\.(application|services)\.ts|(http|jobs|commands|content|session|outside)\/)/,
      /^content\//,
    ],
  },
]

/** Arrows that are known to be wrong and are on their way out; one that is gone is refused here too. */
export const onTheirWayOut: readonly string[] = [
  'server/commands/open-content-site.ts → app/domain/content-edits/store.server.ts',
]
