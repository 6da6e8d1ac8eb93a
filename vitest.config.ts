import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', '.data/**', 'test/e2e/**'],
    globalSetup: ['./test/global-setup.ts'],
    // As in the browser: a machine that pauses is no fault of the site. A second failure is.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
