import type { Locator, Page } from '@playwright/test'

export const searchWindow = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Rechercher sur le site' })
export const field = (page: Page): Locator => searchWindow(page).getByRole('combobox')
export const options = (page: Page): Locator => searchWindow(page).getByRole('option')
export const status = (page: Page): Locator => searchWindow(page).locator('output')
