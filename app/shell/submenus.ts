const openMenus = 'details.submenu[open]'

/** Submenus are `<details>`: they open without us. We close them: Escape (focus goes back), a click outside, a followed link, focus gone. */
export function watchSubmenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Node)) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (!menu.contains(target)) menu.open = false
  })
}
