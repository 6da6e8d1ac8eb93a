import { Pagination } from '#app/ui/kit/lists/pagination.tsx'
import { listAddress } from './list-address.ts'

type ListFootProps = {
  path: string
  total: number
  asked: { search: string; filter: string; page: number; perPage: number }
}

export function ListFoot({ path, total, asked }: ListFootProps) {
  return (
    <Pagination
      page={asked.page}
      total={Math.ceil(total / asked.perPage)}
      hrefOf={(page) => listAddress(path, { ...asked, page })}
      label="Pages de la liste"
    />
  )
}
