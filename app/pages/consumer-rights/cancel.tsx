export default function Cancel() {
  return null
}
