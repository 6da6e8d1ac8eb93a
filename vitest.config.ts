import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const builtSite = ['test/http/**', 'test/auth/**', 'test/competitions/**', 'test/shop/**']
const unseen = ['node_modules/**', 'build/**', '.data/**', 'test/e2e/**']

export default defineConfig({
  test: {
    // A file finds the modules the one before it has loaded: what a module keeps must not be a test's concern.
    isolate: false,
    // Tests wait for one another's processes: one more than there are processors.
    maxWorkers: availableParallelism() + 1,
    // As in the browser: a machine that pauses is no fault of the site. A second failure is.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Nothing waits for it that comes; a busy machine is no fault of the site.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...unseen, ...builtSite],
          globalSetup: ['./test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          include: builtSite.map((folder) => `${folder}/*.test.ts`),
          exclude: unseen,
          // A test may start several sites, each while others do.
          testTimeout: 60_000,
          expect: { poll: { timeout: 45_000 } },
          // React looks at it once, when it is loaded.
          env: { NODE_ENV: 'production' },
          globalSetup: ['./test/global-setup.ts', './test/prepare-site.ts'],
        },
      },
    ],
  },
})
