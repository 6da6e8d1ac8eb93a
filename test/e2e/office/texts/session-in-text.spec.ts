import { applicationStarted, expect, test } from '../../journey.ts'
import { signInAsCoach } from '../../sign-in.ts'
import { expectNoViolations } from '../../violations.ts'
import { expectWholeWords } from '../../whole-words.ts'

test.use({ expectedErrors: /Failed to fetch manifest/, viewport: { width: 390, height: 844 } })

test('a session is typed step by step, drawn meanwhile, and stands in the text at the cursor', async ({
  page,
  context,
  site,
}) => {
  await signInAsCoach(context, site)
  await page.goto('/admin/textes/espaceAthlete~5.triathlon~1.enchainements.md')
  await applicationStarted(page)
  const text = page.getByLabel('Texte', { exact: true })
  await text.fill('Avant.\n\nAprès.')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6))
  await page.getByRole('button', { name: 'Séance', exact: true }).click()

  const window = page.getByRole('dialog', { name: 'Écrire une séance' })
  const insert = window.getByRole('button', { name: 'Mettre dans le texte' })
  await expect(insert).toBeDisabled()
  const step = (number: number) => window.getByRole('group', { name: `Étape ${number}` })
  await step(1).getByLabel('Durée ou distance').fill('20 min')
  await step(1).getByLabel('Effort').fill('footing')
  await expect(window.getByText('En tout\u00a0: 20\u00a0min.')).toBeVisible()

  // By keys alone: a step is added and typed in at once.
  await window.getByRole('button', { name: 'Ajouter une étape' }).focus()
  await page.keyboard.press('Enter')
  await expect(step(2).getByLabel('Fois')).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8 min')
  await page.keyboard.press('Tab')
  await page.keyboard.type('seuil')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2 min trot')
  await expect(window.getByText('En tout\u00a0: 48\u00a0min.')).toBeVisible()
  await expect(window.locator('.effort-lines')).toHaveCount(1)
  await expectNoViolations(page, { steps: 2 }, '.text-dialog')
  await expectWholeWords(page, 320)

  await window.getByRole('button', { name: 'Ajouter une étape' }).click()
  await step(3).getByLabel('Durée ou distance').fill('(5 min')
  await expect(window.getByText('une parenthèse ouverte ne se ferme pas')).toBeVisible()
  await step(3).getByRole('button', { name: 'Retirer l’étape 3' }).click()
  await expect(window.getByRole('button', { name: 'Ajouter une étape' })).toBeFocused()

  await window.getByLabel('Titre').fill('Seuil du mardi')
  await insert.click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(
    'Avant.\n\n:::seance{titre="Seuil du mardi" sport="course"}\n- 20 min footing\n- 3 × 8 min seuil, récup 2 min trot\n:::\n\nAprès.',
  )
})
