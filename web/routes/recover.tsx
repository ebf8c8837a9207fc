import { AuthPage } from "../auth/auth-page.tsx";
import { RecoverForm, RecoverLinks } from "../auth/recover-form.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Asks for a link to set a new password. */
export function Screen() {
  const { meta } = useEssay();
  return (
    <AuthPage>
      <PageHead meta={meta} />
      <RecoverForm />
      <RecoverLinks />
    </AuthPage>
  );
}
