/**
 * The mobile menu is a `<dialog popover>`: without us its button opens it as a popover.
 * With us it is modal, so that focus never reaches the page behind, and it closes when a link is followed.
 */
export function watchMobileMenu(): void {
  addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const menu = document.querySelector<HTMLDialogElement>('#menu')
    if (!menu) return
    if (target.closest('[popovertarget="menu"]')) {
      event.preventDefault()
      if (menu.open) menu.close()
      else open(menu)
    } else if (menu.open && (target === menu || target.closest('#menu a'))) menu.close()
  })
  matchMedia('(min-width: 1181px)').addEventListener('change', ({ matches }) => {
    if (matches) document.querySelector<HTMLDialogElement>('#menu')?.close()
  })
}

function open(menu: HTMLDialogElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
  menu.showModal()
}
