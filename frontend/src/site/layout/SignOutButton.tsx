import { useRoleNow } from '../../session/use-role-now';
import { useSignOut } from '../../session/use-sign-out';

export function SignOutButton({ onDone }: { onDone?: () => void }) {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut().then(onDone)}>
      Cerrar sesión
    </button>
  );
}

/** What the header does and has for a signed-in person; its code comes to them alone. */
export function SignedIn({ token }: { token: string }) {
  useRoleNow(token);
  return <SignOutButton />;
}
