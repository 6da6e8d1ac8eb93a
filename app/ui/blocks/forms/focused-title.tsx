import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The title of a step that just came up; it takes the focus, so that the step is announced and seen from its top. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <h1 className="d2" tabIndex={-1} ref={title} autoFocus>
      {children}
    </h1>
  )
}
