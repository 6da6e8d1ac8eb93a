import { expect, test } from 'vitest'
import { redactPath } from './redact-path.ts'

const secret = 'o3dS40Knu_upTRES3Fra1MBtSiy58Pig'
const member = '89a1593f-7355-4d16-b3f3-65a4461d0fa3'

test.each([
  [`/agenda/${secret}/tout.ics`, '/agenda/…/tout.ics'],
  [`/commandes/${secret})`, '/commandes/…)'],
  [`/rappels/${secret}.week-before.${member}`, '/rappels/…'],
  [`/rappels/${secret}.week-before.${member}.data`, '/rappels/….data'],
  [`/espace-athlete/competition/calendrier/${member}`, `/espace-athlete/competition/calendrier/${member}`],
  ['/nos-outils/allure-course-a-pied', '/nos-outils/allure-course-a-pied'],
])('%s is told as %s', (path, told) => {
  expect(redactPath(path)).toBe(told)
})
