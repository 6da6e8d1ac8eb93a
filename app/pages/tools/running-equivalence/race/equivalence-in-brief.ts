import { href } from 'react-router'
import { writeClock, writeDistance, writeLongClock } from '#app/domain/training/typed/writing.ts'
import type { NextTool } from '../../take-along.tsx'
import type { ToolResult } from '../../tool-form.tsx'
import { raceName } from './headline.tsx'
import { type EquivalentRow, headlineOf } from './race-answer.ts'

/** The answer that stands first, in one line. */
export function equivalenceInBrief(rows: readonly EquivalentRow[] | undefined): ToolResult {
  if (!rows) return { detail: 'Indiquez une course ou un VDOT.' }
  const headline = headlineOf(rows)
  if (headline?.mean === undefined) return { detail: 'Aucun équivalent sûr.' }
  const { distanceMetres, mean, interval } = headline
  const between = interval ? `, de ${writeClock(interval.quickest)} à ${writeClock(interval.slowest)}` : ''
  return { figure: writeClock(mean), detail: raceName(distanceMetres) + between }
}

/** That answer as a goal. */
export function afterEquivalence(rows: readonly EquivalentRow[]): NextTool[] {
  const { distanceMetres, mean } = headlineOf(rows) ?? {}
  if (distanceMetres === undefined || mean === undefined) return []
  return [
    {
      label: `Viser ce ${raceName(distanceMetres)}\u00a0: allure et bracelet`,
      path: href('/nos-outils/calculateur-allure-running'),
      query: { distance: writeDistance(distanceMetres), temps: writeLongClock(mean) },
    },
  ]
}
