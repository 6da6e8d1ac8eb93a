import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/mail/reading.ts'
import { bottles, shirt, type ShopLine } from '#test/orders/lines.ts'
import { recapOfLines } from '#test/orders/recap-of-lines.ts'
import { RecapLegal } from './recap-facts.tsx'
import { recapView } from './recap.server.ts'

const seller = {
  name: 'Exemple',
  address: '1 rue de l’Exemple',
  registration: 'SIREN 000 000 000',
  phone: { shown: '01 00 00 00 00', link: 'tel:+33100000000' },
  email: 'bonjour@exemple.fr',
}
const usual = 'Vous avez quatorze jours, sans donner de raison.'
const pointer = 'Chaque article dit plus haut s’il peut être rendu.'

function wordsFor(lines: readonly ShopLine[]): string {
  const recap = recapView(recapOfLines(lines))
  return wordsOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <RecapLegal recap={recap} seller={seller} guaranteeNotice={null} />
      </MemoryRouter>,
    ),
  )
}

test('when all articles can be sent back alike, it is said once and without a limit', () => {
  const words = wordsFor([shirt])
  expect(words).toContain(usual)
  expect(words).not.toContain('Articles marqués')
  expect(words).not.toContain(pointer)
})

test('when an article is under seal, the usual right is said of the others only, and each article is pointed to', () => {
  const words = wordsFor([shirt, bottles])
  expect(words).toContain(`Articles marqués « Rétractation : 14 jours » : ${usual}`)
  expect(words).toContain(pointer)
})

test('without an article of the usual right it is not said at all', () => {
  const words = wordsFor([bottles])
  expect(words).not.toContain(usual)
  expect(words).toContain(pointer)
})
