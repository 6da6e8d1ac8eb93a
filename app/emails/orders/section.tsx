import type { ReactNode } from 'react'
import { typographyOf } from '@allure/content-engine/french-typography.ts'
import { orderStyles } from './styles.ts'

/** A part of a long mail, under its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 style={orderStyles.sectionTitle}>{typographyOf(title)}</h2>
      {children}
    </div>
  )
}
