import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'

const FollowContext = createContext<((event: MouseEvent) => void) | undefined>(undefined)

/** Follows the plain links of its element without leaving the application. */
export function useFollow(isFollowed = (_path: string) => true): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const path = pathOfLink(event.nativeEvent)
    if (path === undefined || !isFollowed(path)) return
    event.preventDefault()
    void navigate(path)
  }
}

export function FollowedLinks({ children }: { children: ReactNode }) {
  return <FollowContext value={useFollow()}>{children}</FollowContext>
}

// Plain: where a page has hundreds of them, those of the router cost more than all the rest.
export function FollowedLink({ className, href, children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a className={className} href={href} {...attributes} onClick={use(FollowContext)}>
      {children}
    </a>
  )
}
