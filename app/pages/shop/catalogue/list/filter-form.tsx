import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  noQuery,
  parseShopQuery,
  shopAddress,
  type ShopChoices,
  type ShopQuery,
} from '#app/domain/shop/catalogue/filters.ts'
import { sortLabels, sorts } from '#app/domain/shop/catalogue/sorts.ts'
import { genderLabels } from '#app/domain/shop/labels.ts'
import { priceRangeLabel, priceRangeText } from '#app/domain/shop/prices/price-range.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'

/** Filters and order, as a form of the address. A choice shows its list at once; without JavaScript the button does. */
export function FilterForm({ query, choices }: { query: ShopQuery; choices: ShopChoices }) {
  const navigate = useNavigate()
  const address = shopAddress(query)
  const form = useRef<HTMLFormElement>(null)
  const show = () => {
    if (!form.current) return
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') asked.set(name, value)
    const chosen = shopAddress(parseShopQuery(asked, query.collection))
    if (chosen !== address) void navigate(chosen, { preventScrollReset: true })
  }
  // What was chosen before the application started.
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(show, [])
  return (
    <form
      key={address}
      ref={form}
      className="shop-filters chips"
      method="get"
      action={shopAddress({ ...noQuery, collection: query.collection })}
      aria-label="Filtrer et trier"
      onChange={show}
    >
      <FilterSelect
        name="genre"
        label="Pour"
        value={query.gender}
        none="Pour tous"
        options={choices.genders.map((gender) => ({ value: gender, label: genderLabels[gender] }))}
      />
      <FilterSelect
        name="taille"
        label="Taille"
        value={query.size}
        none="Toutes les tailles"
        options={choices.sizes.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <FilterSelect
        name="prix"
        label="Prix"
        value={query.price && priceRangeText(query.price)}
        none="Tous les prix"
        options={choices.prices.map((range) => ({
          value: priceRangeText(range),
          label: priceRangeLabel(range),
        }))}
      />
      <FilterSelect
        name="tri"
        label="Trier par"
        value={query.sort}
        options={sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
      />
      <Button type="submit" look="line" className="shop-filters-show">
        Afficher
      </Button>
    </form>
  )
}

type FilterSelectProps = {
  name: string
  label: string
  value: string | undefined
  none?: string
  options: readonly { value: string; label: string }[]
}

function FilterSelect({ name, label, value, none, options }: FilterSelectProps) {
  return (
    <label className="shop-filter">
      <span className="vh">{label}</span>
      <Select name={name} defaultValue={value ?? ''} data-chosen={none && value ? '' : undefined}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
