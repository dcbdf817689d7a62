#include "app/desk/desk.hpp"

namespace intendant::app {

Desk::Desk(wxWindow* parent) : wxPanel(parent) { SetName("desk"); }

Desk::~Desk() = default;

} // namespace intendant::app
