/**
 * Who may import whom. The first room whose pattern fits a file owns it; a file no room owns is refused,
 * so that a new folder is guarded by default. `self` is what the room's own path captured (its subject, its page room).
 */
export type Room = { name: string; files: RegExp; mayImport: (self: string) => RegExp[] }

const anything = /^/
const art = /^app\/ui\/art\//
const kit = /^app\/ui\/kit\//
const fonts = /^app\/ui\/(fonts|styles)\//

export const rooms: Room[] = [
  { name: 'tests', files: /\.test\.tsx?$|^test\/|^bench\/|^[^/]+\.ts$/, mayImport: () => [anything] },
  {
    name: 'domain rules',
    files: /^app\/domain\/([^/]+)\/(?!.*store\.server\.ts).*$/,
    mayImport: (subject) => [
      new RegExp(`^app/domain/(${subject}|shared)/`),
      /^content-engine\/(french-typography|least-recent)\.ts$/,
      /^content\/collections/,
    ],
  },
  {
    name: 'domain stores',
    files: /^app\/domain\/([^/]+)\/.*store\.server\.ts$/,
    mayImport: (subject) => [
      new RegExp(`^app/domain/(${subject}|shared)/`),
      /^app\/domain\/[^/]+\/store\.server\.ts$/,
      /^app\/outside\//,
      /^app\/emails\//,
      /^db\//,
      /^content-engine\//,
      /^content\//,
    ],
  },
  { name: 'outside', files: /^app\/outside\//, mayImport: () => [/^app\/outside\//] },
  { name: 'kit', files: kit, mayImport: () => [kit] },
  { name: 'art', files: art, mayImport: () => [art, /^app\/ui\/fonts\//] },
  { name: 'fonts and styles', files: fonts, mayImport: () => [fonts] },
  {
    name: 'blocks',
    files: /^app\/ui\/blocks\//,
    mayImport: () => [
      /^app\/ui\//,
      /^app\/domain\/[^/]+\/(?!.*\.server\.)/,
      /^app\/navigation\.ts$/,
      /^content-engine\//,
    ],
  },
  {
    name: 'pages',
    files: /^app\/pages\/([^/]+)\//,
    mayImport: (room) => [
      new RegExp(`^app/pages/${room}/`),
      /^app\/(?!pages\/|outside\/)/,
      /^content-engine\//,
      /^content\//,
    ],
  },
  { name: 'shell', files: /^app\/shell\//, mayImport: () => [/^app\/shell\//] },
  {
    name: 'emails',
    files: /^app\/emails\//,
    mayImport: () => [/^app\/emails\//, /^app\/domain\//, /^content-engine\/french-typography\.ts$/],
  },
  { name: 'documents', files: /^app\/documents\//, mayImport: () => [/^app\/documents\//, /^app\/domain\//] },
  { name: 'app', files: /^app\//, mayImport: () => [/^app\//, /^db\/database\.ts$/, /^content(-engine)?\//] },
  { name: 'content engine', files: /^content-engine\//, mayImport: () => [/^content-engine\//] },
  {
    name: 'content',
    files: /^content\//,
    mayImport: () => [/^content\//, /^content-engine\//, /^app\/domain\/training\/workouts\//],
  },
  { name: 'back end', files: /^backend\//, mayImport: () => [/^backend\//, /^db\//] },
  { name: 'database', files: /^db\//, mayImport: () => [/^db\//] },
  {
    name: 'server',
    files: /^server\//,
    mayImport: () => [/^(server|app|content|content-engine|db|backend)\//],
  },
]
