import { useNavigation } from 'react-router'

/** What a form of this page (its `intent`) has sent, until the page shows what became of it. */
export function useSent(intent: string): FormData | undefined {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent ? formData : undefined
}
