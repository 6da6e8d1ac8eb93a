import { reactRouter } from '@react-router/dev/vite'
import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

// The shell is the only script a page without a live part loads; it must be a file of its own.
const shellEntry: Plugin = {
  name: 'shell-entry',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'app/shell/shell.ts', name: 'shell' })
  },
}

// `import url from 'address:./file.ts'`, for `import(url)`: Vite's help with preloading would cost each page 0.9 kB.
const byAddress: Plugin = {
  name: 'by-address',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.startsWith('address:')) return undefined
    const file = await this.resolve(id.slice('address:'.length), importer)
    return file && `\0address:${file.id}`
  },
  load(id) {
    if (!id.startsWith('\0address:')) return undefined
    const file = id.slice('\0address:'.length)
    const isBuilt = this.environment.name === 'client' && this.environment.mode === 'build'
    if (!isBuilt) return `export default '/${relative(import.meta.dirname, file)}'`
    return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`
  },
}

// Zod tries `new Function` once, which the policy refuses and the browser reports: there it goes without.
const zodWithoutFunction: Plugin = {
  name: 'zod-without-function',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => `${code}\nglobalConfig.jitless = true\n`,
  },
}

// The engine keeps a source in memory: two bytes a sign once a large file holds one beyond ASCII, one when that is written `\u2019`.
const sourceInAscii: Plugin = {
  name: 'source-in-ascii',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replaceAll(
        /[\u0080-\uffff]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

// What the root draws on every page, with the kit and the art it takes for that.
const everyPage =
  /[\\/]app[\\/](root|entry\.client|pages[\\/]search[\\/]palette[\\/]search-window|seo[\\/](?!product)|ui[\\/]blocks[\\/](camp-state-badge|header|footer|navigation|new-versions|section-head)|domain[\\/]shared[\\/]money|ui[\\/]art[\\/](accelerated|art-|avatar|class|line-art|poster|product-art|products[\\/]product-names|seeded|wordmark|drawings[\\/](backgrounds|frames))|ui[\\/]kit[\\/](badge|button|color|icon(-button)?\.|join|more|overlay[\\/](?!overlay)|place-link))/

// What the calculators read and write alike, the stories and some rooms of athletes too; and what only calculators show.
// Paces are apart: the qualification has none. Nothing here needs what pages without a tool have: it would come along.
const everyTyped = /[\\/]app[\\/]domain[\\/]training[\\/](measures|vma-zones|typed[\\/](?!paces))/
const everyTool =
  /[\\/]app[\\/](pages[\\/]tools[\\/]figures|ui[\\/]blocks[\\/]forms[\\/]read-as|ui[\\/]kit[\\/](copy-button|lists[\\/]data-table|fields[\\/]segmented-control))/

// One file for the framework, one for the pieces most pages share: fewer requests, and they compress better together.
const sharedChunks: Plugin = {
  name: 'shared-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        {
          name: 'framework',
          test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
          priority: 2,
        },
        { name: 'pieces', test: everyPage, priority: 1 },
        { name: 'typed', test: everyTyped, priority: 1 },
        { name: 'tools', test: everyTool },
        {
          name: 'fields',
          test: /[\\/]app[\\/]ui[\\/]kit[\\/](note|fields[\\/](field|select|switch|text-input))\./,
        },
        { name: 'breadcrumb', test: /[\\/]app[\\/]ui[\\/]kit[\\/](ordinals|lists[\\/]breadcrumb)\./ },
      ],
    },
  }),
}

// Bundled into the server, so that only what is used of them is in memory: as packages they take five times as much.
const bundledPackages = [
  /^@allure\//,
  'drizzle-orm',
  'react-router',
  'react-email',
  '@react-email/render',
  'stripe',
  /^@supabase\//,
  // What those import, which is not ours to name.
  'cookie',
  'iceberg-js',
  'tslib',
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), shellEntry, byAddress, sharedChunks, zodWithoutFunction, sourceInAscii],
  build: {
    target: 'es2023',
    // Browsers that read `light-dark()`: otherwise it would be rewritten for older ones.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: './app/entry.application.ts',
          // Names stay, for stacks; spaces go: the source stays in memory.
          output: { minify: { compress: false, mangle: false, codegen: true } },
        },
      },
      resolve: { noExternal: command === 'build' ? bundledPackages : [] },
    },
  },
  // Known from the start, so that the first page of a development session is not loaded with two Reacts.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/pages/**/*.tsx'],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'react-router/dom'],
  },
  server: { host: '127.0.0.1' },
}))
