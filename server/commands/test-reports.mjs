import { relative } from 'node:path'
import { project } from './toolchain.mjs'

/** What a report of Vitest says: how many passed and failed, and the names of those that failed. */
export function readVitest(report) {
  const files = report?.testResults ?? []
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    names: files.flatMap(({ name, status, assertionResults }) => {
      const file = relative(project, name)
      const failed = assertionResults.filter((one) => one.status === 'failed')
      // A file that could not be read has no test to name.
      if (status === 'failed' && failed.length === 0) return [file]
      return failed.map(({ fullName }) => `${file} › ${fullName}`)
    }),
  }
}

/** The same of a report of Playwright, and the journeys that passed at their second try. */
export function readPlaywright(report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return {
    passed: expected + flaky,
    failed: unexpected,
    names: namesOf(report, 'unexpected'),
    passedLate: namesOf(report, 'flaky'),
  }
}

function namesOf(report, status) {
  return (report?.suites ?? []).flatMap((suite) => namesIn(suite, [], status))
}

function namesIn({ suites = [], specs = [], title, file }, above, status) {
  const path = title === file ? above : [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => [`test/e2e/${spec.file}:${spec.line}`, ...path, spec.title].join(' › '))
  return [...own, ...suites.flatMap((suite) => namesIn(suite, path, status))]
}
