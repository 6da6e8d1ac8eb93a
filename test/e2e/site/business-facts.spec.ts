import { expect, test } from '../journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the footer has its three columns, the business’s phone and e-mail, and this year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link')
  await expect(services).toHaveText([
    'Équipe',
    'Coaching running',
    'Coaching triathlon',
    'Coaching natation',
    'Stages',
    'Massages et soins',
  ])
  await expect(footer.getByRole('navigation', { name: 'Ressources' }).getByRole('link').first()).toBeVisible()
  const social = footer.getByRole('navigation', { name: 'Entreprise' }).getByRole('link')
  await expect(social).toHaveText([/Instagram du coaching/, /Instagram des soins/])
  for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('link', { name: /01\s00\s00\s00\s00/ })).toHaveAttribute(
    'href',
    'tel:+33100000000',
  )
  await expect(footer.getByRole('link', { name: 'bonjour@exemple.fr' })).toHaveAttribute(
    'href',
    'mailto:bonjour@exemple.fr',
  )
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
})

test('the years of experience are said on the home and team pages, which lead to the testimonials', async ({
  page,
}) => {
  for (const path of ['/', '/notre-equipe']) {
    await page.goto(path)
    await expect(
      page
        .getByRole('main')
        .getByText(/plus de 20\sans d’expérience en triathlon/)
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/temoignages"]').first(), path).toBeVisible()
  }
})

test('breakpoints and durations are those decided', async ({ page }) => {
  await page.goto('/')
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ['sm', 'md', 'lg', 'xl', '2xl'].map((name) => style.getPropertyValue(`--breakpoint-${name}`))
  })
  expect(tokens).toEqual(['640px', '768px', '1024px', '1280px', '1536px'])
  const drawer = await page.locator('#menu').evaluate((menu) => getComputedStyle(menu).transitionDuration)
  expect(drawer.split(', ').every((duration) => duration === '0.5s')).toBe(true)
})
