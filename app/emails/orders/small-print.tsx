import { Children, type ReactNode } from 'react'
import { typographyOf } from '@allure/content-engine/typography'
import { orderStyles } from './styles.ts'

/** Our own words, with French typography, where they explain an amount or a rule. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <p style={orderStyles.small}>
      {Children.map(children, (child) => (typeof child === 'string' ? typographyOf(child) : child))}
    </p>
  )
}
