import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'

const FollowContext = createContext<((event: MouseEvent) => void) | undefined>(undefined)

export function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  function follow(event: MouseEvent): void {
    const path = pathOfLink(event.nativeEvent)
    if (path === undefined) return
    event.preventDefault()
    void navigate(path)
  }
  return <FollowContext value={follow}>{children}</FollowContext>
}

export function CalendarLink({ className, href, children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a className={className} href={href} {...attributes} onClick={use(FollowContext)}>
      {children}
    </a>
  )
}
