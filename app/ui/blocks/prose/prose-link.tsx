import type { LinkProps } from '@allure/content-engine/render'

export function ProseLink({ href, children }: LinkProps) {
  const isElsewhere = /^https?:/.test(href)
  return (
    <a className="link" href={href} rel={isElsewhere ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
