import { AuthPage } from "../auth/auth-page.tsx";
import { ResetForm, ResetLinks } from "../auth/reset-form.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Sets a new password; opened by the link in a mail. */
export function Screen() {
  const { meta } = useEssay();
  return (
    <AuthPage>
      <PageHead meta={meta} />
      <ResetForm />
      <ResetLinks />
    </AuthPage>
  );
}
