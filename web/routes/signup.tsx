import { AuthPage } from "../auth/auth-page.tsx";
import { SignupForm, SignupLinks } from "../auth/signup-form.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** A new account, which opens nothing by itself (spec §2). */
export function Screen() {
  const { meta } = useEssay();
  return (
    <AuthPage>
      <PageHead meta={meta} />
      <SignupForm />
      <SignupLinks />
    </AuthPage>
  );
}
