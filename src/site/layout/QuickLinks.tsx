import { Link } from "react-router-dom";

const links = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/about#history", label: "History" },
  { to: "/about#visionmission", label: "Vision & Mission" },
  { to: "/about#ourteam", label: "Our Team" },
  { to: "/contact", label: "Contact Us" },
  { to: "/contact/#location", label: "Location" },
  { to: "/contact/#contactus", label: "Enquiry Form" },
  { to: "/products#boxsector", label: "Box Types" },
];

/** The footer's links into the pages. */
export function QuickLinks() {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
