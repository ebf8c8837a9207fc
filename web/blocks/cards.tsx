/** Short texts side by side, as the four pillars of wisdom. */
export function Cards({ title, items }: { title: string; items: { title: string; text: string }[] }) {
  return (
    <section className="pillars">
      <h2>{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
