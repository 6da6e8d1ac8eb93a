/** The header draws a rule under itself once the page has moved. */
export function watchHeader(): void {
  const update = () => {
    document.querySelector('.site-header')?.toggleAttribute('data-stuck', scrollY > 8)
  }
  addEventListener('scroll', update, { passive: true })
  update()
}
