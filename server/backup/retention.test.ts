import { expect, test } from 'vitest'
import { nameOfBackup, outdatedBackups } from './retention.ts'

const day = 86_400_000
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    nameOfBackup(new Date(Date.UTC(2026, 10, 23, 1, 47) - index * day), true),
  )

test('after two years of nights: 7 days, 5 weeks, 12 months, each by its newest', () => {
  let files: string[] = []
  for (const made of nights(730).toReversed()) {
    files.push(made)
    const outdated = outdatedBackups(files)
    files = files.filter((file) => !outdated.includes(file))
  }
  const days = '2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17'
  const weeks = '2026-11-15 2026-11-08 2026-11-01'
  const months = `2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31
    2026-02-28 2026-01-31 2025-12-31`
  const kept = files.map((file) => file.slice(13, 23)).toReversed()
  expect(kept).toEqual([days, weeks, months].join(' ').split(/\s+/))
})

test('of a day the newest stays, nights that were missed cost none, and what no night has made is left alone', () => {
  const [early, late] = [
    'allure-night-2026-11-20T01-47-00Z.backup',
    'allure-night-2026-11-20T18-00-00Z.backup',
  ]
  const others = [
    'allure-night-2026-11-20T01-47-00Z.backup.part',
    nameOfBackup(new Date('2026-11-20T02:00:00Z'), false),
    'notes.txt',
  ]
  expect(outdatedBackups([late, early, ...others])).toEqual([early])
  expect(outdatedBackups(['allure-night-2020-01-01T01-47-00Z.backup', late])).toEqual([])
})
