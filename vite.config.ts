import { reactRouter } from '@react-router/dev/vite'
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

// Asked for by its address rather than by `import('…')`: Vite's help with preloading would cost each page 0.9 kB.
function fileByAddress(moduleName: string, file: string, name: string): Plugin {
  const resolved = `\0${moduleName}`
  let built = ''
  return {
    name: `file-by-address-${name}`,
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        built = this.emitFile({ type: 'chunk', id: file.slice(1), name })
    },
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      const isBuilt = this.environment.name === 'client' && this.environment.mode === 'build'
      return `export default ${isBuilt ? `import.meta.ROLLUP_FILE_URL_${built}` : `'${file}'`}`
    },
  }
}

// What the root draws on every page, with the kit and the art it takes for that.
const everyPage =
  /[\\/]app[\\/](root|entry\.client|pages[\\/]search[\\/]palette[\\/]search-asked|http[\\/](headers|page[\\/])|seo[\\/]|ui[\\/]blocks[\\/](header|footer|navigation|new-versions|section-head)|domain[\\/]shared[\\/]money|ui[\\/]art[\\/](accelerated|art-|avatar|class|line-art|poster|product-art|products[\\/]product-names|seeded|wordmark|drawings[\\/](backgrounds|frames))|ui[\\/]kit[\\/](badge|button|color|example-badge|icon(-button)?\.|join|more|overlay[\\/](?!native)|place-link))/

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
  plugins: [
    reactRouter(),
    shellEntry,
    fileByAddress('virtual:search-palette', '/app/pages/search/palette/open-palette.ts', 'palette'),
    fileByAddress('virtual:pace-teaser', '/app/pages/home/pace-teaser-answer.ts', 'pace-teaser'),
    sharedChunks,
  ],
  build: {
    target: 'es2023',
    // Browsers that read `light-dark()`: otherwise it would be rewritten for older ones.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/entry.application.ts' } },
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
