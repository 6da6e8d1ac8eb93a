import { Children, type ReactNode } from 'react'
import { Text } from 'react-email'
import { typographyOf } from '@allure/content-engine/typography'
import { mailStyles } from './mail-styles.ts'

export function MailParagraph({ children }: { children: ReactNode }) {
  return (
    <Text style={mailStyles.paragraph}>
      {Children.map(children, (child) => (typeof child === 'string' ? typographyOf(child) : child))}
    </Text>
  )
}
