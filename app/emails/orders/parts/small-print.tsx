import { Children, type ReactNode } from 'react'
import { typographyOf } from '@allure/content-engine/typography'
import { orderStyles } from './styles.ts'

export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <p style={orderStyles.small}>
      {Children.map(children, (child) => (typeof child === 'string' ? typographyOf(child) : child))}
    </p>
  )
}
