import type { ClientInstrumentation } from 'react-router'

/**
 * Says where each navigation leads. When a script of the next page is missing (a new build took its place),
 * the router reloads the page we are on: the shell, which heard, then goes on to the target (`app/shell/resumed-navigation.ts`).
 * Once a new build is known (`data-new-build`), a navigation is a document load from the start.
 */
export const knownTargets: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, currentUrl, formData }) {
        // Forms carry more than an address, steps in the history need none, anchors load nothing.
        if (typeof to !== 'string' || formData || to.split('#')[0] === currentUrl.split('#')[0]) {
          await navigate()
          return
        }
        if (document.documentElement.dataset.newBuild) {
          location.assign(to)
          await new Promise(() => undefined)
        }
        dispatchEvent(new CustomEvent('navigation-begun', { detail: to }))
        try {
          await navigate()
        } finally {
          dispatchEvent(new Event('navigation-ended'))
        }
      },
    })
  },
}
